import { Button } from "#app/ui/button/button.tsx"

import styles from "./chunk-failure.module.css"

interface ChunkFailureProps {
  /** 'Loading chunk failed' (specification 3.13), in the page's language. */
  text: string
  /** Label of the reload button. */
  reload: string
}

/** Error message in place of a part whose script failed to load. */
export function ChunkFailure({ text, reload }: ChunkFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>{reload}</Button>
    </div>
  )
}
