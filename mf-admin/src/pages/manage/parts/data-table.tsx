import { classNames, VisuallyHidden } from '@transcreate/web-kit/parts';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<K extends string> {
  key: K;
  /** On a narrow screen it stands before each cell. */
  head: string;
  /** A column of buttons needs no head that is seen. */
  hasHiddenHead?: boolean;
  isNumber?: boolean;
  /** Its words may be broken anywhere: an address has no spaces. */
  isAddress?: boolean;
}

interface DataTableProps<R, K extends string> {
  /** What the table is, for screen readers. */
  caption: string;
  columns: readonly Column<K>[];
  rows: readonly R[];
  keyOf(row: R): string;
  /** A row's cells, by the keys of their columns. */
  children(row: R): Record<K, ReactNode>;
}

/** Rows under heads; the first column names the row. On a narrow screen each row is a card of its own, and nothing scrolls sideways. */
export function DataTable<R, K extends string>({ caption, columns, rows, keyOf, children }: DataTableProps<R, K>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ key, head, hasHiddenHead, isNumber }) => (
            <th key={key} scope="col" className={classNames(isNumber && styles.number)}>
              {hasHiddenHead ? <VisuallyHidden>{head}</VisuallyHidden> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const cells = children(row);
          return (
            <tr key={keyOf(row)}>
              {columns.map((column, place) => (
                <Cell key={column.key} column={column} isFirst={place === 0}>
                  {cells[column.key]}
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cell({ column, isFirst, children }: { column: Column<string>; isFirst: boolean; children: ReactNode }) {
  const { head, hasHiddenHead, isNumber, isAddress } = column;
  const className = classNames(isNumber && styles.number, isAddress && styles.address, hasHiddenHead && styles.actions);
  if (isFirst) {
    return (
      <th scope="row" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td className={className} data-label={hasHiddenHead ? undefined : head}>
      {children}
    </td>
  );
}
