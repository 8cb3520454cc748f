import { Button, type ButtonProps } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"

import { useIsOpen } from "./dialogs/use-is-open.ts"

type TextButtonProps = ButtonProps & { label: string; target?: string }

/** A button that keeps its label on a phone; `label` is a message key. */
export function TextButton({ label, ...rest }: TextButtonProps) {
  const translate = useTranslate()
  return (
    <Button size="small" {...rest}>
      {translate(label)}
    </Button>
  )
}

interface OpeningButtonProps extends Omit<TextButtonProps, "children"> {
  /** The dialog, given the function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A text button that opens a dialog. */
export function OpeningButton({ children, ...button }: OpeningButtonProps) {
  const [isOpen, setIsOpen] = useIsOpen(button.label)
  return (
    <>
      <TextButton {...button} onClick={() => setIsOpen(true)} />
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}
