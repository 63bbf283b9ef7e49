import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './button.js';
import { Card } from './card.js';
import styles from './boundary.module.css';

export interface BoundaryProps {
  /** What can't be shown, in the reader's language. */
  title: ReactNode;
  /** What still works, or what to do. */
  text: ReactNode;
  /** 'Try again' in the reader's language. */
  retryLabel: string;
  /** The boundary holds the whole page, so the card's title is the page's only `h1`. */
  page?: boolean;
  /** Called before the content is shown anew, to throw away what failed. */
  onRetry?: () => void;
  /** Told about every failure, for the log. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** The boundary forgets a failure when this changes (a page's path). */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey?: string;
}

/** A place whose failure stays in it: a card with 'Try again' instead of a white page. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, retryLabel, page = false } = this.props;
    const Heading = page ? 'h1' : 'h2';
    return (
      <Card role="alert" className={styles.card}>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <Button onClick={this.retry}>{retryLabel}</Button>
      </Card>
    );
  }
}
