import { lazy, Suspense, useEffect, useState } from "react"

import { ChunkBoundary } from "#ui/chunk/chunk-boundary.tsx"
import { loadChunk } from "#ui/chunk/load-chunk.ts"

import { useFormFrame } from "../form-context.ts"
import type { TransferProps } from "./use-transfer.ts"

// Lazy: few applicants move their form to another device.
const TransferDialog = lazy(() => loadChunk(() => import("./transfer-dialog.tsx")))

/** What the dialog is opened for: to open a stored form, or to store this one. */
type Purpose = "open" | "store"

/** Whether the dialog is open. The page of stored forms links to a form with the hash. */
export const useTransferDialog = () => {
  const [purpose, setPurpose] = useState<Purpose>()
  useEffect(() => {
    if (window.location.hash !== "#continue") return
    setPurpose("open")
    // A reload shows the form.
    window.history.replaceState(window.history.state, "", window.location.pathname)
  }, [])
  return {
    purpose,
    onTransfer: () => setPurpose("store"),
    onClose: () => setPurpose(undefined),
  }
}

interface LazyTransferProps extends Omit<TransferProps, "course" | "session"> {
  purpose: Purpose | undefined
  onClose: () => void
}

/** The dialog that moves the form to another device, once it is asked for. */
export function Transfer({ purpose, ...rest }: LazyTransferProps) {
  const { messages, programme } = useFormFrame()
  if (!purpose) return null
  const { upload, draft } = messages
  return (
    <ChunkBoundary text={upload.chunkFailed} reload={upload.reload}>
      <Suspense fallback={null}>
        <TransferDialog
          {...rest}
          course={programme.code}
          session={programme.session}
          title={draft.transfer}
          isOpening={purpose === "open"}
        />
      </Suspense>
    </ChunkBoundary>
  )
}
