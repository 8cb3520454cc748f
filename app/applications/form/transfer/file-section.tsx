import { useRef } from "react"

import { Button } from "#ui/button/button.tsx"

import { canSend } from "./answers-file.ts"
import type { Transferring } from "./use-transfer.ts"

import styles from "./transfer.module.css"

/** The answers as a file, and back. */
export function FileSection({ transfer }: { transfer: Transferring }) {
  const { texts, downloadFile, sendFile, openFile, isWorking } = transfer
  const { file } = texts
  const input = useRef<HTMLInputElement>(null)
  return (
    <section>
      <h3>{file.title}</h3>
      <p>{file.text}</p>
      <p className={styles.actions}>
        {canSend() && (
          <Button kind="secondary" onClick={sendFile} disabled={isWorking}>
            {file.share}
          </Button>
        )}
        <Button kind="secondary" onClick={downloadFile} disabled={isWorking}>
          {file.save}
        </Button>
        <Button kind="secondary" onClick={() => input.current?.click()} disabled={isWorking}>
          {file.open}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        accept=".txt,.json,text/plain,application/json"
        aria-label={file.open}
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) void openFile(chosen)
          // The same file can be chosen again.
          target.value = ""
        }}
      />
    </section>
  )
}
