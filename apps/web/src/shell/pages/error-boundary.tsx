import { Component, type ReactNode } from 'react'

interface Props {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows the error page instead of a page that failed to load or to render. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
