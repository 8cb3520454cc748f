import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import {
  centerCrop,
  convertToPixelCrop,
  makeAspectCrop,
  type PercentCrop,
  ReactCrop,
} from "react-image-crop"

import "react-image-crop/dist/ReactCrop.css"
import { type UploadName, uploads } from "#domain/fields/uploads.ts"
import { useObjectUrl } from "#ui/browser/use-object-url.ts"
import { Button } from "#ui/button/button.tsx"
import { type PictureErrorKey, pictureErrorKey } from "#ui/upload/picture-error.ts"

import type { FormMessages } from "../messages/messages.server.ts"
import { cut, openPicture, toPreview, turnRight } from "./process-picture.ts"

import styles from "./crop-dialog.module.css"

interface CroppingProps {
  name: UploadName
  picture: HTMLCanvasElement
  messages: FormMessages["upload"]
  /** Called with the cropped picture, or without one if cropping was cancelled. */
  onEnd: (file: File | undefined) => void
}

/**
 * The frame at first: the whole picture if it already has the right shape, else 90% of its width, so that the frame's
 * corners are in view.
 */
export const firstFrame = (
  aspect: number,
  { width, height }: { width: number; height: number },
) => {
  const hasShape = Math.abs(width / height / aspect - 1) < 0.02
  const start = { unit: "%", width: hasShape ? 100 : 90 } as const
  return centerCrop(makeAspectCrop(start, aspect, width, height), width, height)
}

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

const useJpeg = (picture: HTMLCanvasElement, onFailed: (error: unknown) => void) => {
  const [jpeg, setJpeg] = useState<Blob>()
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    let isOutdated = false
    toPreview(picture).then(
      (blob) => !isOutdated && setJpeg(blob),
      (error: unknown) => !isOutdated && fail(error),
    )
    return () => {
      isOutdated = true
    }
  }, [picture])
  return jpeg
}

/** The picture as it is turned, the frame on it, and why it cannot be used. */
const useCropping = ({ name, picture, messages, onEnd }: CroppingProps) => {
  const aspect = uploads[name].width / uploads[name].height
  const [turned, setTurned] = useState(picture)
  const [crop, setCrop] = useState<PercentCrop>(() => firstFrame(aspect, picture))
  const [failure, setFailure] = useState<string>()

  const fail = (error: unknown) => {
    const isTooSmall = pictureErrorKey(error) === "too_small"
    setFailure(isTooSmall ? messages.cropTooSmall : messages.noMemory)
  }
  const url = useObjectUrl(useJpeg(turned, fail))

  const move = (next: PercentCrop) => {
    setCrop(next)
    setFailure(undefined)
  }
  const turn = () => {
    try {
      const next = turnRight(turned)
      setTurned(next)
      move(firstFrame(aspect, next))
    } catch (error) {
      fail(error)
    }
  }
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const use = async () => {
    try {
      const area = convertToPixelCrop(crop, turned.width, turned.height)
      const file = await cut(name, turned, area)
      // Compressing takes seconds on a slow phone; the applicant may have pressed Cancel meanwhile.
      if (isOpen.current) onEnd(file)
    } catch (error) {
      fail(error)
    }
  }
  return { aspect, url, crop, failure, move, turn, use }
}

/** Crops a photo to 3:4 or a signature to 3:1. */
export function Cropping(props: CroppingProps) {
  const { name, messages, onEnd } = props
  const { aspect, url, crop, failure, move, turn, use } = useCropping(props)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    // Restore the focus on unmount: only closing a dialog does that by itself.
    const before = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => before?.focus()
  }, [])

  const cancel = () => onEnd(undefined)

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
            onChange={(_pixels, percent) => move(percent)}
          >
            <img src={url} alt={messages.alt[name]} />
          </ReactCrop>
        )}
      </div>
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      <div className={styles.actions}>
        <Button onClick={use}>{messages.use[name]}</Button>
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

interface CropDialogProps extends Omit<CroppingProps, "picture"> {
  file: File
  onRefused: (key: PictureErrorKey) => void
}

/** Opens a chosen file and crops it, or says why it cannot be used. */
export default function CropDialog({ file, onRefused, ...rest }: CropDialogProps) {
  const { name, messages } = rest
  const [picture, setPicture] = useState<HTMLCanvasElement>()
  const refuse = useEffectEvent(onRefused)
  useEffect(() => {
    let isOutdated = false
    setPicture(undefined)
    openPicture(name, file).then(
      (opened) => !isOutdated && setPicture(opened),
      (error: unknown) => !isOutdated && refuse(pictureErrorKey(error)),
    )
    return () => {
      isOutdated = true
    }
  }, [name, file])
  return picture ? (
    <Cropping picture={picture} {...rest} />
  ) : (
    <p className={styles.hint}>{messages.working}</p>
  )
}
