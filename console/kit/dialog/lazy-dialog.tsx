import { Button, Dialog, DialogActions, DialogContent } from "@mui/material"
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react"

import { ChunkAlert, lazyOr, WaitingForScripts } from "../page/lazy-page.tsx"
import { type TextKey, useText } from "../text/use-language.ts"

interface Closable {
  onClose: () => void
}

/** Milliseconds before a dialog is shown without its content: most scripts come earlier, and nothing flashes. */
const delayMs = 400

/** The accessible name of a dialog without a title. By default MUI refers to its title, which is missing here. */
export const dialogName = (name: string) => ({ "aria-label": name, "aria-labelledby": undefined })

interface FrameProps extends Closable {
  name: TextKey
  children: ReactNode
}

/** The frame of a dialog whose content is not there. */
function Frame({ name, onClose, children }: FrameProps) {
  const t = useText()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: dialogName(t(name)) }}
    >
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("ra.action.close")}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Loading({ onClose }: Closable) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    isShown && (
      <Frame name="ra.page.loading" onClose={onClose}>
        <WaitingForScripts lines={4} />
      </Frame>
    )
  )
}

function Failed({ onClose }: Closable) {
  return (
    <Frame name="console.chunkFailed" onClose={onClose}>
      <ChunkAlert />
    </Frame>
  )
}

/**
 * A dialog whose scripts are loaded when it is first opened. It can be closed while they load, and says in place of its
 * content that they are late or failed (specification 3.13); the page below it stays as it is.
 */
export const lazyDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazyOr(load, Failed)
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<Loading onClose={props.onClose} />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
