import { content } from '@transcreate/contracts';
import { pictureId } from './built-in-pictures.js';

describe('the id of a built-in picture', () => {
  it('is made of its bytes alone, in a form that every call takes', () => {
    const id = pictureId(Buffer.from('a picture'));
    expect(pictureId(new Uint8Array(Buffer.from('a picture')))).toBe(id);
    expect(pictureId(Buffer.from('another'))).not.toBe(id);
    expect(content.deleteLink.input.parse({ id })).toEqual({ id });
  });
});
