import { Component, type ReactNode } from 'react';

export interface FailureBoundaryProps {
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Called once for each failure. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what throws in render or in an effect from taking more with it than its own place (MFE-5). A class, because React offers no other way. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(() => this.setState({ failure: null }), failure.error) : this.props.children;
  }
}
