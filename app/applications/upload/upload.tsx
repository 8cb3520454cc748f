import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react"

import { formatMessage } from "#app/format-message.ts"
import { ChunkBoundary } from "#app/ui/chunk/chunk-boundary.tsx"
import { loadChunk } from "#app/ui/chunk/load-chunk.ts"
import { inputClass } from "#app/ui/field/field.tsx"
import type { UploadName } from "#domain/fields/uploads.ts"

import { FieldNotes, useField } from "../form/field.tsx"
import { useFormFrame } from "../form/form-context.ts"
import { cut, openPicture, wholeArea } from "./process-picture.ts"
import { usePicture } from "./use-picture.ts"

import styles from "./upload.module.css"

// Lazy: only applicants who choose a picture load the cropping tool.
const CropDialog = lazy(() => loadChunk(() => import("./crop-dialog.tsx")))

/** The camera to use: front for a photo of oneself, back for a signature on the table. */
const cameras = { image: "user", signature: "environment" } as const

/** A photo or signature: take or choose, crop, compress on the phone, preview, replace. */
export function Upload({ name }: { name: UploadName }) {
  const { messages, isLive, report } = useFormFrame()
  const { aria, field } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<HTMLCanvasElement>()
  const [isWorking, setIsWorking] = useState(false)
  const { file, url, isKept, accept, remove, restoreInput } = usePicture(name, input)

  const open = async (chosen: File, onOpened: (picture: HTMLCanvasElement) => unknown) => {
    setIsWorking(true)
    try {
      await onOpened(await openPicture(chosen))
    } catch {
      // Report a file that the browser cannot decode, and keep the previous picture.
      report(name, [`${name}.format`])
      restoreInput()
    } finally {
      setIsWorking(false)
    }
  }
  const choose = (chosen: File | undefined) => (chosen ? open(chosen, setOpened) : restoreInput())
  // Chosen before hydration: a dialog would interrupt the applicant. Take the whole picture, as without JavaScript,
  // but scaled down to the limit. The applicant can still replace and crop it.
  const takeEarly = useEffectEvent((chosen: File) =>
    open(chosen, async (picture) => accept(await cut(name, picture, wholeArea(picture)))),
  )
  useEffect(() => {
    const [early] = input.current?.files ?? []
    if (early) void takeEarly(early)
  }, [])
  const done = (cropped: File) => {
    accept(cropped)
    setOpened(undefined)
  }
  const takeAway = () => {
    remove()
    chooseButton.current?.focus()
  }
  const cancel = () => {
    restoreInput()
    setOpened(undefined)
  }

  return (
    <div className={styles.upload} data-wrong={field.problem !== undefined || undefined}>
      <label className={styles.label} htmlFor={name}>
        {field.label}
      </label>
      <FieldNotes name={name} />
      {url && file && (
        <figure className={styles.preview} data-kind={name}>
          <img src={url} alt={messages.upload.alt[name]} />
          <figcaption>
            {formatMessage(messages.upload.size, { size: Math.ceil(file.size / 1024) })}
          </figcaption>
        </figure>
      )}
      <input
        {...aria}
        ref={input}
        type="file"
        id={name}
        name={name}
        accept="image/*"
        required={!file}
        className={isLive ? styles.file : inputClass}
        // After hydration the button below replaces the input.
        tabIndex={isLive ? -1 : undefined}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {isLive ? (
        <p className={styles.actions}>
          <button
            ref={chooseButton}
            type="button"
            className={styles.choose}
            onClick={() => input.current?.click()}
          >
            {file ? messages.upload.replace : messages.upload.choose}
            <span className="visually-hidden">: {field.label}</span>
          </button>
          <button type="button" className={styles.take} onClick={() => camera.current?.click()}>
            {messages.upload.take}
            <span className="visually-hidden">: {field.label}</span>
          </button>
          {file && (
            <button type="button" className={styles.remove} onClick={takeAway}>
              {messages.upload.remove}
              <span className="visually-hidden">: {field.label}</span>
            </button>
          )}
        </p>
      ) : (
        <p className={styles.note}>{messages.upload.noScript}</p>
      )}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture={cameras[name]}
        hidden
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <output className={styles.note}>
        {isWorking && messages.upload.working}
        {!isKept && file && messages.upload.notKept}
      </output>
      {opened && (
        <ChunkBoundary text={messages.upload.chunkFailed} reload={messages.upload.reload}>
          <Suspense fallback={<p className={styles.note}>{messages.upload.working}</p>}>
            <CropDialog
              name={name}
              picture={opened}
              messages={messages.upload}
              onDone={done}
              onCancel={cancel}
            />
          </Suspense>
        </ChunkBoundary>
      )}
    </div>
  )
}
