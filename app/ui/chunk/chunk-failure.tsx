import { Button } from "#app/ui/button/button.tsx"

import styles from "./chunk-failure.module.css"

interface ChunkFailureProps {
  /** 'Loading chunk failed' (specification 3.13), in the page's language. */
  text: string
  /** What the button says that loads the page again. */
  reload: string
}

/** Stands where a part of the page would be, had its script come. */
export function ChunkFailure({ text, reload }: ChunkFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>{reload}</Button>
    </div>
  )
}
