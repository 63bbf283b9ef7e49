/**
 * The demo class: 24 students in 3 groups. The names are made up; example.edu is reserved for examples, so no mail ever reaches a person.
 *
 * `name` is what the student is called at home, `displayName` what the other half of the class calls them. `skill` (1 to 5) decides how
 * good the translations tend to be that the student is given.
 */
export const students = [
  { group: 1, email: 'lin.yue@example.edu', name: '林悦', displayName: 'Joy Lin', skill: 5 },
  { group: 1, email: 'zhao.zihan@example.edu', name: '赵子涵', displayName: 'Hannah Zhao', skill: 3 },
  { group: 1, email: 'emily.carter@example.edu', name: 'Emily Carter', displayName: '柯艾米', skill: 4 },
  { group: 1, email: 'sun.haoran@example.edu', name: '孙浩然', displayName: 'Howard Sun', skill: 2 },
  { group: 1, email: 'ma.siqi@example.edu', name: '马思琪', displayName: 'Suki Ma', skill: 4 },
  { group: 1, email: 'deng.kai@example.edu', name: '邓凯', displayName: 'Kay Deng', skill: 1 },
  { group: 1, email: 'xu.wenjing@example.edu', name: '许文静', displayName: 'Wendy Xu', skill: 3 },
  { group: 1, email: 'daniel.okafor@example.edu', name: 'Daniel Okafor', displayName: '欧丹尼', skill: 3 },
  { group: 2, email: 'chen.yiming@example.edu', name: '陈一鸣', displayName: 'Ming Chen', skill: 4 },
  { group: 2, email: 'huang.yuting@example.edu', name: '黄雨婷', displayName: 'Tina Huang', skill: 3 },
  { group: 2, email: 'sofia.romano@example.edu', name: 'Sofia Romano', displayName: '罗索菲', skill: 5 },
  { group: 2, email: 'guo.jiaqi@example.edu', name: '郭嘉琪', displayName: 'Jackie Guo', skill: 2 },
  { group: 2, email: 'he.ruoxi@example.edu', name: '何若曦', displayName: 'Roxy He', skill: 4 },
  { group: 2, email: 'tang.wei@example.edu', name: '唐伟', displayName: 'Victor Tang', skill: 2 },
  { group: 2, email: 'liu.anqi@example.edu', name: '刘安琪', displayName: 'Angel Liu', skill: 3 },
  { group: 2, email: 'fang.zhou@example.edu', name: '方舟', displayName: 'Noah Fang', skill: 3 },
  { group: 3, email: 'wu.sichen@example.edu', name: '吴思辰', displayName: 'Sean Wu', skill: 3 },
  { group: 3, email: 'peng.lulu@example.edu', name: '彭璐璐', displayName: 'Lulu Peng', skill: 4 },
  { group: 3, email: 'oliver.bennett@example.edu', name: 'Oliver Bennett', displayName: '白立维', skill: 2 },
  { group: 3, email: 'jiang.nan@example.edu', name: '江楠', displayName: 'Nancy Jiang', skill: 5 },
  { group: 3, email: 'yang.tianyu@example.edu', name: '杨天宇', displayName: 'Terry Yang', skill: 1 },
  { group: 3, email: 'cai.mengyao@example.edu', name: '蔡梦瑶', displayName: 'Mona Cai', skill: 3 },
  { group: 3, email: 'priya.nair@example.edu', name: 'Priya Nair', displayName: '倪佩雅', skill: 4 },
  { group: 3, email: 'shen.bowen@example.edu', name: '沈博文', displayName: 'Bowen Shen', skill: 2 },
];
