import { type RefObject, useEffect, useState } from "react"

import type { UploadName } from "#domain/fields/uploads.ts"

import { useFormFrame } from "../form/form-context.ts"
import { deletePicture, savePicture, loadPicture } from "./picture-draft.ts"

/** Puts a file into a file input, as if it had been chosen there: the form then sends it itself. */
export const putInto = (input: HTMLInputElement, file: File | undefined) => {
  const transfer = new DataTransfer()
  if (file) transfer.items.add(file)
  input.files = transfer.files
}

/** The picture of a form: in its input, shown, and kept on the device until the form is sent. */
export const usePicture = (name: UploadName, input: RefObject<HTMLInputElement | null>) => {
  const { course, report } = useFormFrame()
  const [file, setFile] = useState<File>()
  const [url, setUrl] = useState<string>()
  const [isKept, setIsKept] = useState(true)

  useEffect(() => {
    // A file chosen before hydration is newer than the one kept.
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

  /** The form hears of it as of any choice, so that the draft and other windows follow. */
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

  /** Gives the input back the picture that is shown: choosing another one was cancelled. */
  const restoreInput = () => {
    if (input.current) putInto(input.current, file)
  }

  return { file, url, isKept, accept, remove, restoreInput }
}
