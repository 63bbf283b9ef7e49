/** The most frequent Chinese surnames, as pinyin spells them on a passport. */
const LIST = `
王 Wang 李 Li 张 Zhang 刘 Liu 陈 Chen 杨 Yang 黄 Huang 赵 Zhao 吴 Wu 周 Zhou 徐 Xu 孙 Sun 马 Ma 朱 Zhu 胡 Hu 郭 Guo 何 He 高 Gao 林 Lin 罗 Luo
郑 Zheng 梁 Liang 谢 Xie 宋 Song 唐 Tang 许 Xu 韩 Han 冯 Feng 邓 Deng 曹 Cao 彭 Peng 曾 Zeng 肖 Xiao 田 Tian 董 Dong 袁 Yuan 潘 Pan 于 Yu 蒋 Jiang
蔡 Cai 余 Yu 杜 Du 叶 Ye 程 Cheng 苏 Su 魏 Wei 吕 Lyu 丁 Ding 任 Ren 沈 Shen 姚 Yao 卢 Lu 姜 Jiang 崔 Cui 钟 Zhong 谭 Tan 陆 Lu 汪 Wang 范 Fan 金 Jin
石 Shi 廖 Liao 贾 Jia 夏 Xia 韦 Wei 付 Fu 方 Fang 白 Bai 邹 Zou 孟 Meng 熊 Xiong 秦 Qin 邱 Qiu 江 Jiang 尹 Yin 薛 Xue 闫 Yan 段 Duan 雷 Lei 侯 Hou
龙 Long 史 Shi 陶 Tao 黎 Li 贺 He 顾 Gu 毛 Mao 郝 Hao 龚 Gong 邵 Shao 万 Wan 钱 Qian 严 Yan 覃 Qin 武 Wu 戴 Dai 莫 Mo 孔 Kong 向 Xiang 汤 Tang`;

const words = LIST.trim().split(/\s+/);

export const SURNAMES: ReadonlyMap<string, string> = new Map(
  words.flatMap((word, index): [string, string][] => (index % 2 === 0 ? [[word, words[index + 1]!]] : [])),
);
