import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import type { UploadName } from "#domain/fields/uploads.ts"

import { useFormFrame } from "../form/form-context.ts"
import { cut, openPicture, PictureError } from "./process-picture.ts"
import { usePicture } from "./use-picture.ts"

/** The form's picture, and the one that is being cropped. */
export const useUpload = (name: UploadName, input: RefObject<HTMLInputElement | null>) => {
  const { report, messages } = useFormFrame()
  const [opened, setOpened] = useState<HTMLCanvasElement>()
  const [isWorking, setIsWorking] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const { accept, restoreInput, ...picture } = usePicture(name, input)

  const open = async (chosen: File, onOpened: (picture: HTMLCanvasElement) => unknown) => {
    setIsWorking(true)
    setIsRefused(false)
    try {
      await onOpened(await openPicture(name, chosen))
    } catch (error) {
      // Report a file that cannot be used, and keep the previous picture.
      const problem = error instanceof PictureError ? error.problem : "unreadable"
      report(name, [
        problem === "no_memory" ? { text: messages.upload.noMemory } : `${name}.${problem}`,
      ])
      setIsRefused(true)
      restoreInput()
    } finally {
      setIsWorking(false)
    }
  }
  // Chosen before hydration: a dialog would interrupt the applicant. Take the whole picture, as without JavaScript,
  // but scaled down to the limit. The applicant can still replace and crop it.
  const takeEarly = useEffectEvent(() => {
    const [early] = input.current?.files ?? []
    if (early) void open(early, async (canvas) => accept(await cut(name, canvas)))
  })
  useEffect(() => takeEarly(), [])

  const choose = (chosen: File | undefined) => (chosen ? open(chosen, setOpened) : restoreInput())
  const finish = (cropped: File | undefined) => {
    if (cropped) accept(cropped)
    else restoreInput()
    setOpened(undefined)
  }
  return { ...picture, opened, isWorking, isRefused, choose, finish }
}
