import { useEffect, useId, useRef, useState } from "react"
import {
  centerCrop,
  convertToPixelCrop,
  makeAspectCrop,
  type PercentCrop,
  ReactCrop,
} from "react-image-crop"

import "react-image-crop/dist/ReactCrop.css"
import { Button } from "#app/ui/button/button.tsx"
import { type UploadName, uploads } from "#domain/fields/uploads.ts"

import type { FormMessages } from "../messages/messages.server.ts"
import { cut, turnRight } from "./process-picture.ts"
import { useObjectUrl } from "./use-picture.ts"

import styles from "./crop-dialog.module.css"

interface CropDialogProps {
  name: UploadName
  picture: HTMLCanvasElement
  messages: FormMessages["upload"]
  /** Called with the cropped picture, or without one if cropping was cancelled. */
  onEnd: (file: File | undefined) => void
}

const wholeFrame = (aspect: number, { width, height }: { width: number; height: number }) =>
  centerCrop(makeAspectCrop({ unit: "%", width: 90 }, aspect, width, height), width, height)

// With a fixed aspect ratio only the corners have handles. The labels of the sides are never announced.
const labelsOf = ({ frame, corners }: FormMessages["upload"]) => ({
  cropArea: frame,
  nwDragHandle: corners.nw,
  nDragHandle: frame,
  neDragHandle: corners.ne,
  eDragHandle: frame,
  seDragHandle: corners.se,
  sDragHandle: frame,
  swDragHandle: corners.sw,
  wDragHandle: frame,
})

const useJpeg = (picture: HTMLCanvasElement) => {
  const [jpeg, setJpeg] = useState<Blob>()
  useEffect(() => {
    let isOutdated = false
    picture.toBlob((blob) => {
      if (blob && !isOutdated) setJpeg(blob)
    }, "image/jpeg")
    return () => {
      isOutdated = true
    }
  }, [picture])
  return jpeg
}

/** Crops a photo to 3:4 or a signature to 3:1. */
export default function CropDialog({ name, picture, messages, onEnd }: CropDialogProps) {
  const aspect = uploads[name].width / uploads[name].height
  const [turned, setTurned] = useState(picture)
  const [crop, setCrop] = useState<PercentCrop>(() => wholeFrame(aspect, picture))
  const url = useObjectUrl(useJpeg(turned))
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    // Restore the focus on unmount: only closing a dialog does that by itself.
    const before = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => before?.focus()
  }, [])

  const turn = () => {
    const next = turnRight(turned)
    setTurned(next)
    setCrop(wholeFrame(aspect, next))
  }
  const cancel = () => onEnd(undefined)
  const use = async () =>
    onEnd(await cut(name, turned, convertToPixelCrop(crop, turned.width, turned.height)))

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={cancel}>
      <h2 id={titleId} className={styles.title}>
        {messages.cropTitle[name]}
      </h2>
      <p className={styles.hint}>{messages.cropHint}</p>
      <div className={styles.picture}>
        {url && (
          <ReactCrop
            crop={crop}
            className={styles.cropper!}
            aspect={aspect}
            keepSelection
            ariaLabels={labelsOf(messages)}
            minWidth={40}
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            <img src={url} alt={messages.alt[name]} />
          </ReactCrop>
        )}
      </div>
      <div className={styles.actions}>
        <Button onClick={use}>{messages.use}</Button>
        <Button kind="secondary" onClick={turn}>
          {messages.rotate}
        </Button>
        <Button kind="secondary" onClick={cancel}>
          {messages.cancel}
        </Button>
      </div>
    </dialog>
  )
}
