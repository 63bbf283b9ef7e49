import { classNames } from '@transcreate/web-kit/parts';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId } from 'react';
import { useManageTexts } from '../../../locales/use-manage-texts.js';
import styles from './bar-chart.module.css';

interface Series {
  key: string;
  label: string;
}

interface BarRow {
  key: string;
  /** In the table. */
  label: string;
  /** Under the bar, where there is little room. */
  short: string;
  /** One for each series, in their order. */
  values: number[];
}

interface BarChartProps {
  /** What is drawn. */
  label: string;
  /** What a bar stands for: 'Week'. */
  category: string;
  series: readonly Series[];
  rows: readonly BarRow[];
}

const WIDTH = 480;
const HEIGHT = 220;
const MARGIN = { top: 22, right: 4, bottom: 26 };
/** A digit of the axis on a narrow screen, where letters are largest, and the space around a number. */
const DIGIT = 12;
const LOOKS = ['solid', 'striped', 'dotted'] as const;

/**
 * Bars on top of each other. Each series has a pattern of its own and each bar its number, so that nothing depends on colour; the same numbers
 * stand in a table below for whoever would rather read them.
 */
export function BarChart({ label, category, series, rows }: BarChartProps) {
  const t = useManageTexts();
  return (
    <figure className={styles.chart}>
      {series.length > 1 && <Legend series={series} />}
      <Bars label={label} series={series} rows={rows} />
      <details className={styles.details}>
        <summary>{t('asTable')}</summary>
        <Numbers label={label} category={category} series={series} rows={rows} />
      </details>
    </figure>
  );
}

function Bars({ label, series, rows }: Omit<BarChartProps, 'category'>) {
  const t = useManageTexts();
  const patterns = useId();
  const totals = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const most = Math.max(1, ...totals);
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(4);
  const layers = stack<BarRow, number>().keys(series.map((_, place) => place)).value(({ values }, place) => values[place] ?? 0)(rows);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const left = DIGIT * (String(ticks.at(-1)).length + 1);
  const x = scaleBand(rows.map(({ key }) => key), [left, WIDTH - MARGIN.right]).padding(0.25);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}. ${t('seeTable')}`}>
      <Patterns id={patterns} />
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line className={styles.grid} x1={left} x2={WIDTH - MARGIN.right} />
          <text className={styles.tick} x={left - DIGIT / 2} dy="0.35em" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {layers.map((layer, place) =>
        layer.map((bar) => (
          <rect
            key={`${layer.key}:${bar.data.key}`}
            className={classNames(styles.bar, styles[LOOKS[place]!])}
            fill={place === 0 ? undefined : `url(#${patterns}${LOOKS[place]!})`}
            x={x(bar.data.key)}
            width={x.bandwidth()}
            y={y(bar[1])}
            height={y(bar[0]) - y(bar[1])}
          />
        )),
      )}
      {rows.map(({ key, short }, place) => (
        <g key={key} transform={`translate(${x(key)! + x.bandwidth() / 2} 0)`} textAnchor="middle">
          {totals[place]! > 0 && (
            <text className={styles.total} y={y(totals[place]!) - 5}>
              {totals[place]}
            </text>
          )}
          <text className={styles.tick} y={HEIGHT - 8}>
            {short}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Stripes and dots for the second and third series; their colours come from the stylesheet. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}striped`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.ground} width="6" height="6" />
        <rect className={styles.mark} width="3" height="6" />
      </pattern>
      <pattern id={`${id}dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className={styles.ground} width="6" height="6" />
        <circle className={styles.mark} cx="3" cy="3" r="1.4" />
      </pattern>
    </defs>
  );
}

function Legend({ series }: Pick<BarChartProps, 'series'>) {
  const patterns = useId();
  return (
    <ul className={styles.legend}>
      {series.map(({ key, label }, place) => (
        <li key={key}>
          <svg width="16" height="16" aria-hidden="true">
            <Patterns id={patterns} />
            <rect
              className={classNames(styles.bar, styles[LOOKS[place]!])}
              fill={place === 0 ? undefined : `url(#${patterns}${LOOKS[place]!})`}
              x="0.5"
              y="0.5"
              width="15"
              height="15"
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ label, category, series, rows }: BarChartProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{category}</th>
          {series.map((each) => (
            <th key={each.key} scope="col">
              {each.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {series.map((each, place) => (
              <td key={each.key}>{row.values[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
