import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from "react"

import type { UploadName } from "#domain/fields/uploads.ts"
import { putInto } from "#ui/browser/put-into.ts"
import { ChunkFailed, loadChunk } from "#ui/chunk/load-chunk.ts"
import { type PictureErrorKey, pictureErrorKey } from "#ui/upload/picture-error.ts"

import { deletePicture, loadPicture, savePicture } from "../form/draft/draft-pictures.ts"
import { useFormFrame } from "../form/form-context.ts"

/** The picture of a form: sets its input, and saves it on the applicant's own device until the form is submitted. */
const usePicture = (name: UploadName, input: RefObject<HTMLInputElement | null>) => {
  const { programme, report, device, recovered } = useFormFrame()
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

  const show = useCallback(
    (shown: File | undefined) => {
      if (input.current) putInto(input.current, shown)
      setFile(shown)
    },
    [input],
  )
  const recoveredFile = recovered[name]
  useEffect(() => {
    // A file chosen before hydration, or before the answer about the device, is newer than the saved one.
    if (input.current?.files?.length) return isOwnDevice ? saveShown() : undefined
    let isUnmounted = false
    const restore = (saved: File | undefined) => {
      if (!isUnmounted && saved) show(saved)
    }
    const storedFile = isOwnDevice ? loadPicture(course, name) : Promise.resolve(recoveredFile)
    storedFile.then(restore, () => setIsSaved(false))
    return () => {
      isUnmounted = true
    }
  }, [course, name, input, isOwnDevice, recoveredFile, show])

  /** Fires the input event, so that the draft and other windows are updated as after any change. */
  const fireInput = () => input.current?.dispatchEvent(new Event("input", { bubbles: true }))

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

const shrink = async (name: UploadName, file: File) => {
  const { cut, openPicture } = await loadChunk(() => import("./process-picture.ts"))
  return cut(name, await openPicture(name, file))
}

/** The form's picture, and a chosen file until it is cropped. */
export const useUpload = (name: UploadName, input: RefObject<HTMLInputElement | null>) => {
  const { report, messages } = useFormFrame()
  const [chosen, setChosen] = useState<File>()
  const [isWorking, setIsWorking] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const { accept, restoreInput, ...picture } = usePicture(name, input)

  /** Reports a file that cannot be used, and keeps the previous picture. */
  const refuse = (key: PictureErrorKey) => {
    report(name, [key === "no_memory" ? { text: messages.upload.noMemory } : `${name}.${key}`])
    setIsRefused(true)
    setChosen(undefined)
    restoreInput()
  }
  // Chosen before hydration: a dialog would interrupt the applicant. Take the whole picture, as without JavaScript.
  // The applicant can still replace and crop it.
  const takeEarly = useEffectEvent(async () => {
    const [early] = input.current?.files ?? []
    if (!early) return
    setIsWorking(true)
    try {
      accept(await shrink(name, early))
    } catch (error) {
      // Without the chunk the file stays as it was chosen.
      if (!(error instanceof ChunkFailed)) refuse(pictureErrorKey(error))
    } finally {
      setIsWorking(false)
    }
  })
  useEffect(() => void takeEarly(), [])

  const choose = (file: File | undefined) => {
    setIsRefused(false)
    if (file) setChosen(file)
    else restoreInput()
  }
  const finish = (cropped: File | undefined) => {
    if (cropped) accept(cropped)
    else restoreInput()
    setChosen(undefined)
  }
  return { ...picture, chosen, isWorking, isRefused, choose, finish, refuse }
}
