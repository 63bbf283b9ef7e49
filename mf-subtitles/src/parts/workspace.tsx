import type { Audience, Span } from '@transcreate/rules';
import { useSession } from '@transcreate/web-kit';
import { Late, LoginPrompt, ProgressBar, Skeleton, Textarea, useKeySwitch } from '@transcreate/web-kit/parts';
import { useCallback, useMemo, useState } from 'react';
import { useSubtitleTexts } from '../locales/use-subtitle-texts.js';
import { isDone } from '../rules/segment.js';
import type { Segment } from '../rules/segment.js';
import { SubmissionsPanel } from '../submissions/submissions-panel.js';
import { useWorkingTexts } from '../texts/use-working-texts.js';
import { Player } from '../video/player.js';
import { Timeline } from '../video/timeline.js';
import { VideoFrame } from '../video/video-frame.js';
import { CurrentSegment } from './current-segment.js';
import styles from './desk.module.css';
import { ExportButtons } from './export-buttons.js';
import { Guidance } from './guidance.js';
import { KeyHelp } from './key-help.js';
import { ReadingCheck } from './reading-check.js';
import { SegmentButtons, SegmentSkeletons } from './segment-buttons.js';
import { TargetForm } from './target-form.js';
import { useAudience } from './use-audience.js';
import { KEY_SWITCH, useKeys } from './use-keys.js';
import { useRight } from './use-right.js';

const NONE: readonly Segment[] = [];
const loadTools = async () => (await import('../tools/admin-tools.js')).AdminTools;

interface WorkspaceProps {
  /** Undefined while they are on their way. */
  segments: readonly Segment[] | undefined;
  /** They are the built-in ones: what the server has nobody knows. */
  isFallback: boolean;
}

/** Everything on the desk, in the order in which one works: look, choose a segment, write, see what others wrote. */
export function Workspace({ segments: known, isFallback }: WorkspaceProps) {
  const t = useSubtitleTexts();
  const right = useRight();
  const { isAdmin } = useSession();
  const [player] = useState(() => new Player());
  const [videoVersion, setVideoVersion] = useState(0);
  const [currentId, setCurrentId] = useState(1);
  const [moved, setMoved] = useState<Readonly<Record<number, Span>>>({});
  const [box, setBox] = useState<{ id: number; text: string }>();
  const [showSubmissions, setShowSubmissions] = useState(false);
  const [audience, setAudience] = useAudience();
  const { texts, unsent, others } = useWorkingTexts(right === 'work');

  const segments = useMemo(
    () => known?.map((segment) => ({ ...segment, ...moved[segment.id], saved: unsent.get(segment.id) ?? segment.saved })),
    [known, moved, unsent],
  );
  const shown = useMemo(() => segments?.map((each) => (each.id === box?.id ? { ...each, saved: box.text } : each)) ?? NONE, [segments, box]);
  const onText = useCallback((id: number, text: string) => setBox({ id, text }), []);
  const select = useCallback(
    (id: number) => {
      const segment = segments?.find((each) => each.id === id);
      if (!segment) return;
      setCurrentId(id);
      player.playSpan(segment);
    },
    [segments, player],
  );
  const segment = segments?.find(({ id }) => id === currentId);
  const total = segments?.length ?? 0;
  const done = segments?.filter(isDone).length ?? 0;
  const progress = t('completed', { n: done, total });

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <VideoFrame player={player} segments={shown} version={videoVersion} />
          <Timeline player={player} segments={segments ?? NONE} currentId={currentId} />
          {segments ? <SegmentButtons segments={segments} currentId={currentId} onSelect={select} /> : <SegmentSkeletons />}
          {segments && (
            <p className={styles.progress}>
              <ProgressBar value={done} max={total} label={progress} />
              {progress}
            </p>
          )}
        </div>
        <div className={styles.column}>
          {segment ? (
            <>
              <CurrentSegment segment={segment} total={total} onPlay={() => player.playSpan(segment)} onMove={(by) => select(currentId + by)} />
              <Textarea label={t('source')} language="en" rows={2} readOnly value={segment.sourceText} />
              <Guidance segment={segment} />
              {right === 'work' && (
                <TargetForm
                  segment={segment}
                  base={isFallback ? null : (known?.find(({ id }) => id === currentId)?.saved ?? null)}
                  texts={texts}
                  isUnsent={unsent.has(currentId)}
                  other={others.get(currentId)}
                  onText={onText}
                  onSubmitted={() => setShowSubmissions(true)}
                />
              )}
              {(right === 'log-in' || right === 'visitor') && <LoginPrompt>{t(right === 'visitor' ? 'visitorText' : 'pleaseLogIn')}</LoginPrompt>}
              {right === 'work' && <Check segment={segment} box={box} audience={audience} onAudience={setAudience} />}
            </>
          ) : (
            <Skeleton label={t('loading')} lines={8} />
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <ExportButtons />
        <Keys onPlay={() => segment && player.toggle(segment)} onMove={(by) => select(currentId + by)} />
      </div>
      <SubmissionsPanel segmentId={currentId} isOpen={showSubmissions} onOpen={setShowSubmissions} />
      {isAdmin && segment && (
        <Late
          load={loadTools}
          props={{
            segment,
            segments: segments ?? NONE,
            onMoved: (span?: Span) => setMoved(({ [segment.id]: _, ...rest }) => (span ? { ...rest, [segment.id]: span } : rest)),
            onVideo: () => setVideoVersion((version) => version + 1),
          }}
        />
      )}
    </>
  );
}

interface CheckProps {
  segment: Segment;
  box: { id: number; text: string } | undefined;
  audience: Audience;
  onAudience(audience: Audience): void;
}

/** The check of what stands in the box. */
function Check({ segment, box, audience, onAudience }: CheckProps) {
  const text = box?.id === segment.id ? box.text : segment.saved;
  return <ReadingCheck text={text} durationMs={segment.endMs - segment.startMs} audience={audience} onAudience={onAudience} />;
}

/** The keys of the desk, and their list. */
function Keys({ onPlay, onMove }: { onPlay(): void; onMove(by: 1 | -1): void }) {
  const [isOn, setIsOn] = useKeySwitch(KEY_SWITCH);
  const [isOpen, setIsOpen] = useState(false);
  useKeys(isOn, (command) => {
    if (command === 'save') return false;
    if (command === 'play') onPlay();
    else if (command === 'list-keys') setIsOpen(true);
    else onMove(command === 'next' ? 1 : -1);
    return true;
  });
  return <KeyHelp isOpen={isOpen} onOpen={setIsOpen} isOn={isOn} onSwitch={setIsOn} />;
}
