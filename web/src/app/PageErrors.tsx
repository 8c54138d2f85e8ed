import { toProblem } from '@api/problem';
import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure';

interface State {
  failure?: unknown;
}

/** Keeps the failure of one page inside its frame: what happened, a button to try again, a reference. */
export class PageErrors extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    console.error(failure);
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render(): ReactNode {
    if (this.state.failure === undefined) return this.props.children;
    return <PageFailure problem={toProblem(this.state.failure)} onRetry={this.retry} />;
  }
}
