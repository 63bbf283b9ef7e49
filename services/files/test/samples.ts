import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';

const OPEN = 'application/vnd.openxmlformats-officedocument';

const office = (type: string, part: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8('<Relationships/>'),
    [part]: strToU8('<x/>'),
  });

const odt: Zippable = { mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }], 'content.xml': strToU8('<x/>') };

/** A box of an MP4 file: its length, its name, what is in it. */
const box = (name: string, body: Uint8Array) => Buffer.concat([Buffer.from([0, 0, 0, 8 + body.length]), Buffer.from(name), body]);
const film = (brand: string) => Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0isommp42`)), box('mdat', Buffer.alloc(64))]);

const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

/** A small file of every type that is accepted, by its ending. */
export async function samples(): Promise<Record<string, Uint8Array>> {
  const [png, jpg, gif, webp] = await Promise.all([square().png().toBuffer(), square().jpeg().toBuffer(), square().gif().toBuffer(), square().webp().toBuffer()]);
  return {
    pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1'),
    docx: office(`${OPEN}.wordprocessingml.document`, 'word/document.xml'),
    xlsx: office(`${OPEN}.spreadsheetml.sheet`, 'xl/workbook.xml'),
    pptx: office(`${OPEN}.presentationml.presentation`, 'ppt/presentation.xml'),
    odt: zipSync(odt),
    txt: Buffer.from('光阴似箭，日月如梭。\n'),
    md: Buffer.from('# 双关语\n\n**pun**\n'),
    csv: Buffer.from('term,note\r\n双关,pun\r\n'),
    srt: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n你好\n'),
    vtt: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n你好\n'),
    png, jpg, gif, webp,
    mp3: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
    m4a: film('M4A '),
    wav: Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(28)]),
    mp4: film('mp42'),
    webm: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]), Buffer.from('webm'), Buffer.alloc(64)]),
  };
}

/** What nobody may upload, by what it is. */
export const REFUSED: Record<string, Uint8Array> = {
  'a Windows program': Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(120)]),
  'a Linux program': Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), Buffer.alloc(120)]),
  'a page': Buffer.from('<!DOCTYPE html><title>x</title><script>alert(1)</script>'),
  'an SVG drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG drawing as XML': Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a shell script': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'a PHP script': Buffer.from('<?php echo 1;'),
  'an archive': zipSync({ 'run.exe': strToU8('MZ') }),
  'a document with macros': office('application/vnd.ms-word.document.macroEnabled', 'word/document.xml'),
  'noise': Buffer.from([0x07, 0x91, 0, 0xfe, 0x03, 0x99, 0x12, 0, 0, 1]),
};
