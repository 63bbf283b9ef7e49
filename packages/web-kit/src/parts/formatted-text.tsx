import { parseFormatting, plainText } from '@transcreate/rules';
import type { FormattedPiece } from '@transcreate/rules';
import { SourceText } from '@transcreate/ui';
import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { tagIn } from './languages-of.js';

interface FormattedTextProps {
  children: string;
  /** The text's language; found out where it may be either. */
  language?: 'en' | 'zh-Hans';
  size?: 'md' | 'lg';
  className?: string;
}

/** A text with bold, italic and links, as elements: nothing that somebody types becomes HTML. */
export function FormattedText({ children, language, size, className }: FormattedTextProps) {
  const pieces = useMemo(() => parseFormatting(children), [children]);
  return (
    <SourceText language={language ?? tagIn(children)} size={size} className={className}>
      {shown(pieces)}
    </SourceText>
  );
}

/** As children of their own each, not as a list: their place is all that they have for a key. */
const shown = (pieces: readonly FormattedPiece[]): ReactNode => createElement(Fragment, null, ...pieces.map(elementOf));

function elementOf(piece: FormattedPiece): ReactNode {
  if (piece.kind === 'text') return piece.text;
  const children = shown(piece.children);
  if (piece.kind === 'bold') return <strong>{children}</strong>;
  if (piece.kind === 'link') {
    return (
      <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  }
  // Its own language: an English word in a Chinese text may slant, a Chinese one never does.
  return <em lang={tagIn(plainText(piece.children))}>{children}</em>;
}
