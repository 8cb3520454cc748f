import { Component, type ReactNode } from "react"

import { Button } from "../button/button.tsx"
import { ChunkFailed } from "./load-chunk.ts"

import styles from "./chunk-boundary.module.css"

interface ChunkBoundaryProps {
  /** 'Loading chunk failed' (specification 3.13), in the page's language. */
  text: string
  /** Label of the reload button. */
  reload: string
  children: ReactNode
}

/**
 * Error boundary of a lazy-loaded part: on a chunk error it shows the message in its place, and the page stays.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { text, reload, children } = this.props
    const { error } = this.state
    if (error === undefined) return children
    if (!(error instanceof ChunkFailed)) throw error
    return (
      <div role="alert" className={styles.failure}>
        <p>{text}</p>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
      </div>
    )
  }
}
