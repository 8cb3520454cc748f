import { type RefObject, useEffect, useState } from "react"

import type { UploadName } from "#domain/fields/uploads.ts"

import { useFormFrame } from "../form/form-context.ts"
import { deletePicture, savePicture, loadPicture } from "./picture-draft.ts"

/** Puts a file into a file input as if the user had chosen it there, so that the form submits it. */
export const putInto = (input: HTMLInputElement, file: File | undefined) => {
  const transfer = new DataTransfer()
  if (file) transfer.items.add(file)
  input.files = transfer.files
}

/** The picture of a form: sets its input, previews it, and saves it on the device until the form is submitted. */
export const usePicture = (name: UploadName, input: RefObject<HTMLInputElement | null>) => {
  const { course, report } = useFormFrame()
  const [file, setFile] = useState<File>()
  const [url, setUrl] = useState<string>()
  const [isKept, setIsKept] = useState(true)

  useEffect(() => {
    // A file chosen before hydration is newer than the saved one.
    if (input.current?.files?.length) return
    let isGone = false
    const restore = (kept: File | undefined) => {
      if (isGone || !kept || !input.current) return
      putInto(input.current, kept)
      setFile(kept)
    }
    loadPicture(course.code, name).then(restore, () => setIsKept(false))
    return () => {
      isGone = true
    }
  }, [course.code, name, input])

  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  /** Fires the input event, so that the draft and other windows are updated as after any change. */
  const tell = () => input.current?.dispatchEvent(new Event("input", { bubbles: true }))

  const accept = (chosen: File) => {
    if (input.current) putInto(input.current, chosen)
    setFile(chosen)
    report(name, [])
    void savePicture(course.code, name, chosen)
      .then(
        () => setIsKept(true),
        () => setIsKept(false),
      )
      .then(tell)
  }

  const remove = () => {
    if (input.current) putInto(input.current, undefined)
    setFile(undefined)
    void deletePicture(course.code, name)
      .catch(() => setIsKept(false))
      .then(tell)
  }

  /** Restores the shown picture in the input after choosing another one was cancelled. */
  const restoreInput = () => {
    if (input.current) putInto(input.current, file)
  }

  return { file, url, isKept, accept, remove, restoreInput }
}
