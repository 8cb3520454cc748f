import { type ComponentProps, lazy, Suspense, useRef } from "react"

import type { UploadName } from "#domain/fields/uploads.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { useObjectUrl } from "#ui/browser/use-object-url.ts"
import { Button } from "#ui/button/button.tsx"
import { ChunkBoundary } from "#ui/chunk/chunk-boundary.tsx"
import { loadChunk } from "#ui/chunk/load-chunk.ts"
import { FieldNotes, inputClass } from "#ui/field/field.tsx"

import { useFormFrame } from "../form/form-context.ts"
import { useField } from "../form/form-field.tsx"
import { useUpload } from "./use-picture.ts"

import styles from "./upload.module.css"

// Lazy: only applicants who choose a picture load the cropping tool.
const CropDialog = lazy(() => loadChunk(() => import("./crop-dialog.tsx")))

/** The camera to use: front for a photo of oneself, back for a signature on the table. */
const cameras = { image: "user", signature: "environment" } as const

function Preview({ name, file }: { name: UploadName; file: File }) {
  const { upload } = useFormFrame().messages
  const url = useObjectUrl(file)
  return (
    url && (
      <figure className={styles.preview} data-kind={name}>
        <img src={url} alt={upload.alt[name]} />
        <figcaption>{formatMessage(upload.size, { size: Math.ceil(file.size / 1024) })}</figcaption>
      </figure>
    )
  )
}

/** A button whose name includes the picture's label. */
function UploadButton({ label, children, ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <Button kind="secondary" {...rest}>
      {children}
      <span className="visually-hidden">: {label}</span>
    </Button>
  )
}

interface UploadActionsProps {
  label: string
  /** Ids of the hint with the limits and of the error. */
  describedBy: string | undefined
  hasFile: boolean
  onChoose: () => void
  onTake: () => void
  onRemove: () => void
}

function UploadActions(props: UploadActionsProps) {
  const { label, describedBy, hasFile, onChoose, onTake, onRemove } = props
  const { upload } = useFormFrame().messages
  const chooseButton = useRef<HTMLButtonElement>(null)
  const remove = () => {
    onRemove()
    chooseButton.current?.focus()
  }
  return (
    <p className={styles.actions}>
      <UploadButton
        ref={chooseButton}
        label={label}
        aria-describedby={describedBy}
        className={styles.choose}
        onClick={onChoose}
      >
        {hasFile ? upload.replace : upload.choose}
      </UploadButton>
      <UploadButton
        label={label}
        aria-describedby={describedBy}
        className={styles.take}
        onClick={onTake}
      >
        {upload.take}
      </UploadButton>
      {hasFile && (
        <UploadButton label={label} onClick={remove}>
          {upload.remove}
        </UploadButton>
      )}
    </p>
  )
}

/** The cropping tool, once it is loaded. */
function Cropping(props: Omit<ComponentProps<typeof CropDialog>, "messages">) {
  const { upload } = useFormFrame().messages
  return (
    <ChunkBoundary text={upload.chunkFailed} reload={upload.reload}>
      <Suspense fallback={<p className={styles.note}>{upload.working}</p>}>
        <CropDialog {...props} messages={upload} />
      </Suspense>
    </ChunkBoundary>
  )
}

/** A photo or signature: take or choose, crop, compress on the phone, preview, replace. */
export function Upload({ name }: { name: UploadName }) {
  const { messages, isLive } = useFormFrame()
  const { upload } = messages
  const { field, control } = useField(name)
  const { label } = field
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { file, chosen, choose, finish, refuse, remove, ...state } = useUpload(name, input)
  const picker: ComponentProps<"input"> = {
    type: "file",
    accept: "image/*",
    onChange: (event) => choose(event.target.files?.[0]),
  }
  return (
    <div className={styles.upload} data-wrong={field.error !== undefined || undefined}>
      <label className="strong" htmlFor={name}>
        {label}
      </label>
      <FieldNotes {...field} />
      {file && <Preview name={name} file={file} />}
      <input
        {...control}
        {...picker}
        ref={input}
        required={!file}
        className={isLive ? styles.file : inputClass}
        // After hydration the button below replaces the input.
        tabIndex={isLive ? -1 : undefined}
      />
      {isLive ? (
        <UploadActions
          label={label}
          describedBy={control["aria-describedby"]}
          hasFile={file !== undefined}
          onChoose={() => input.current?.click()}
          onTake={() => camera.current?.click()}
          onRemove={remove}
        />
      ) : (
        <p className={styles.note}>{upload.noScript}</p>
      )}
      <input {...picker} ref={camera} capture={cameras[name]} hidden />
      <output className={styles.note}>
        {state.isWorking && upload.working}
        {!state.isSaved && file && upload.notKept}
        {state.isRefused && <span className="visually-hidden">{field.error}</span>}
      </output>
      {chosen && <Cropping name={name} file={chosen} onEnd={finish} onRefused={refuse} />}
    </div>
  )
}
