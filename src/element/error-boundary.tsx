import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Changes when the page changes an attribute or a property. The view is then rendered again. */
  revision: number;
  onError(error: Error): void;
  fallback(error: Error, retry: () => void): ReactNode;
}

interface State {
  error: Error | null;
  revision: number;
}

/** Shows a fallback with a retry in place of a view that threw, so that no element stays empty. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, revision: this.props.revision };

  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error });

  static getDerivedStateFromProps({ revision }: Props, state: State): Partial<State> | null {
    return revision === state.revision ? null : { revision, error: null };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  readonly retry = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
