import { Badge, CulturalNotes, tagIn } from '@transcreate/web-kit/parts';
import type { Segment } from '../rules/segment.js';

/** What helps with a line: what it plays with, and its sensitive elements. Lines of an admin's own have none. */
export function Guidance({ segment: { technique, culturalNotes } }: { segment: Segment }) {
  return (
    <>
      {technique !== '' && (
        <p lang={tagIn(technique)}>
          <Badge>{technique}</Badge>
        </p>
      )}
      <CulturalNotes notes={culturalNotes} />
    </>
  );
}
