import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import type { UploadName } from "#domain/fields/uploads.ts"
import { ChunkFailed, loadChunk } from "#ui/chunk/load-chunk.ts"

import { useFormFrame } from "../form/form-context.ts"
import { type PictureErrorKey, pictureErrorKey } from "./picture-error.ts"
import { usePicture } from "./use-picture.ts"

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
