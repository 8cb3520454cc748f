import { Box } from "@mui/material"
import { useEffect, useEffectEvent, useState } from "react"

import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useText } from "../kit/text/use-language.ts"
import { scanCode } from "./camera.ts"

interface CameraDialogProps {
  onScan: (text: string) => void
  onClose: () => void
}

/** Shows what the camera sees until it sees a QR code. */
export function CameraDialog({ onScan, onClose }: CameraDialogProps) {
  const t = useText()
  // State instead of a ref, because the dialog renders its content after this component.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [error, setError] = useState<string>()
  const onCode = useEffectEvent(onScan)
  useEffect(() => {
    if (!video) return
    const controller = new AbortController()
    const scan = async () => {
      try {
        onCode(await scanCode(video, controller.signal))
      } catch {
        if (!controller.signal.aborted) setError("console.counterPage.noCamera")
      }
    }
    void scan()
    return () => controller.abort()
  }, [video])
  return (
    <FormDialog title={t("console.counterPage.camera")} onClose={onClose}>
      <Box
        component="video"
        ref={setVideo}
        muted
        playsInline
        sx={{ width: "100%", maxHeight: "60vh", bgcolor: "#000" }}
      />
      <ErrorAlert text={error} />
    </FormDialog>
  )
}
