import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import type { UploadName } from "#domain/fields/uploads.ts"

import { useFormFrame } from "../form/form-context.ts"
import { deletePicture, loadPicture, savePicture } from "./stored-pictures.ts"

/** Puts a file into a file input as if the user had chosen it there, so that the form submits it. */
export const putInto = (input: HTMLInputElement, file: File | undefined) => {
  const transfer = new DataTransfer()
  if (file) transfer.items.add(file)
  input.files = transfer.files
}

/** The picture of a form: sets its input, and saves it on the applicant's own device until the form is submitted. */
export const usePicture = (name: UploadName, input: RefObject<HTMLInputElement | null>) => {
  const { programme, report, device } = useFormFrame()
  const { code: course } = programme
  const isOwnDevice = device === "own"
  const [file, setFile] = useState<File>()
  const [isSaved, setIsSaved] = useState(true)

  const save = (chosen: File) =>
    savePicture(course, name, chosen).then(
      () => setIsSaved(true),
      () => setIsSaved(false),
    )
  const saveShown = useEffectEvent(() => (file ? void save(file) : undefined))

  useEffect(() => {
    if (!isOwnDevice) return
    // A file chosen before hydration, or before the answer about the device, is newer than the saved one.
    if (input.current?.files?.length) return saveShown()
    let isUnmounted = false
    const restore = (saved: File | undefined) => {
      if (isUnmounted || !saved || !input.current) return
      putInto(input.current, saved)
      setFile(saved)
    }
    loadPicture(course, name).then(restore, () => setIsSaved(false))
    return () => {
      isUnmounted = true
    }
  }, [course, name, input, isOwnDevice])

  /** Fires the input event, so that the draft and other windows are updated as after any change. */
  const fireInput = () => input.current?.dispatchEvent(new Event("input", { bubbles: true }))

  const show = (shown: File | undefined) => {
    if (input.current) putInto(input.current, shown)
    setFile(shown)
  }
  const accept = (chosen: File) => {
    show(chosen)
    report(name, [])
    void (isOwnDevice ? save(chosen) : Promise.resolve()).then(fireInput)
  }
  const remove = () => {
    show(undefined)
    report(name, [])
    void deletePicture(course, name)
      .catch(() => setIsSaved(false))
      .then(fireInput)
  }
  /** Restores the shown picture in the input after choosing another one was cancelled. */
  const restoreInput = () => {
    if (input.current) putInto(input.current, file)
  }
  return { file, isSaved, accept, remove, restoreInput }
}
