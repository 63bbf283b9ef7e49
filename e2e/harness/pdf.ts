/** Chinese letters of a font that the document does not bring, by a character map that its reader must have. */
const FONT = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];

/** A PDF with one line of text on each page, in letters of the basic plane. */
export function pdfOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const first = 3 + FONT.length;
  const pageOf = (index: number) => first + 2 * index;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, index) => `${pageOf(index)} 0 R`).join(' ')}] >>`,
    ...FONT,
    ...lines.flatMap((line, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 640 360] /Resources << /Font << /F 3 0 R >> >> /Contents ${pageOf(index) + 1} 0 R >>`,
      stream(`BT /F 36 Tf 40 180 Td <${Buffer.from(line, 'utf16le').swap16().toString('hex')}> Tj ET`),
    ]),
  ];
  return new Uint8Array(Buffer.from(assemble(objects), 'latin1'));
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** The file: its objects, and at its end the table of where each of them begins. */
function assemble(objects: readonly string[]): string {
  let text = '%PDF-1.7\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
