import { Box, Button, createSvgIcon, Tooltip } from "@mui/material"
import * as lucide from "lucide-react"
import type { EditorState } from "prosemirror-state"
import { type KeyboardEvent, type ReactNode, useState } from "react"

import type { Language } from "#domain/content/languages.ts"

import { useText } from "../../kit/text/use-language.ts"
import { isInTable, ofTables, type ToolName, toolOf } from "./commands.ts"
import { useEditorTexts } from "./texts.ts"

/** The icons of the toolbar, in its order; tools without one show their name, after the others. */
const toolIcons = {
  heading: createSvgIcon(<lucide.Heading2 />, "Heading"),
  subheading: createSvgIcon(<lucide.Heading3 />, "Subheading"),
  bold: createSvgIcon(<lucide.Bold />, "Bold"),
  italic: createSvgIcon(<lucide.Italic />, "Italic"),
  bulletList: createSvgIcon(<lucide.List />, "BulletList"),
  orderedList: createSvgIcon(<lucide.ListOrdered />, "OrderedList"),
  quote: createSvgIcon(<lucide.Quote />, "Quote"),
  link: createSvgIcon(<lucide.Link />, "Link"),
  picture: createSvgIcon(<lucide.ImagePlus />, "Picture"),
  figure: createSvgIcon(<lucide.Captions />, "Figure"),
  button: createSvgIcon(<lucide.RectangleEllipsis />, "Button"),
  table: createSvgIcon(<lucide.Table />, "Table"),
  note: createSvgIcon(<lucide.StickyNote />, "Note"),
  accordion: createSvgIcon(<lucide.ListCollapse />, "Accordion"),
  list: createSvgIcon(<lucide.LayoutList />, "List"),
  map: createSvgIcon(<lucide.MapPin />, "Map"),
  undo: createSvgIcon(<lucide.Undo2 />, "Undo"),
  redo: createSvgIcon(<lucide.Redo2 />, "Redo"),
  preview: createSvgIcon(<lucide.PanelRight />, "Preview"),
}

/** Buttons of the toolbar: tools, and those that ask or change the view. */
export type ButtonName = ToolName | DialogName | "preview"

/** Buttons that ask before they do something. */
const dialogs = ["link", "picture", "figure", "button", "list"] as const
export type DialogName = (typeof dialogs)[number]

export const isDialog = (name: ButtonName): name is DialogName =>
  dialogs.includes(name as DialogName)

const always = Object.keys(toolIcons) as (keyof typeof toolIcons)[]

interface ToolButtonProps {
  name: ButtonName
  isOn: boolean | undefined
  isPossible: boolean
  isStop: boolean
  onPress: () => void
  onFocus: () => void
}

function ToolButton({ name, isOn, isPossible, isStop, onPress, onFocus }: ToolButtonProps) {
  const t = useEditorTexts()
  const label = t(name)
  const Icon = name in toolIcons ? toolIcons[name as keyof typeof toolIcons] : undefined
  const content: ReactNode = Icon ? <Icon fontSize="small" /> : label
  return (
    <Tooltip title={Icon ? label : ""} describeChild={false}>
      <Button
        size="small"
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={!isPossible || undefined}
        tabIndex={isStop ? 0 : -1}
        color={isOn ? "primary" : "inherit"}
        variant={isOn ? "contained" : "text"}
        disableElevation
        sx={{
          minWidth: { xs: 44, sm: 36 },
          minHeight: { xs: 44, sm: 36 },
          px: 0.75,
          // A phone has no room for the preview.
          ...(name === "preview" && { display: { xs: "none", md: "inline-flex" } }),
        }}
        // The cursor stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isPossible && onPress()}
        onFocus={onFocus}
      >
        <Box component="span" sx={{ display: "inline-flex", opacity: isPossible ? 1 : 0.4 }}>
          {content}
        </Box>
      </Button>
    </Tooltip>
  )
}

/** Moves the focus between the buttons: a toolbar is one stop of the Tab key. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const buttons = [...event.currentTarget.querySelectorAll("button")]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}

interface ToolbarProps {
  /** The language of the text below. */
  language: Language
  state: EditorState
  isPreviewed: boolean
  onPress: (name: ButtonName) => void
}

/** The toolbar above a text (ARIA toolbar: one stop of Tab, arrow keys between the buttons). */
export function Toolbar({ language, state, isPreviewed, onPress }: ToolbarProps) {
  const translate = useText()
  const t = useEditorTexts()
  const [last, setLast] = useState<ButtonName>("heading")
  const names: ButtonName[] = isInTable(state) ? [...always, ...ofTables] : always
  const stop = names.includes(last) ? last : "heading"
  const toolFor = (name: ButtonName) =>
    isDialog(name) || name === "preview" ? undefined : toolOf(name)
  const isPossible = (name: ButtonName) =>
    name === "list" ? !isInTable(state) : (toolFor(name)?.command(state) ?? true)
  const isOn = (name: ButtonName) =>
    name === "preview" ? isPreviewed : toolFor(name)?.isOn?.(state)
  return (
    <Box
      role="toolbar"
      aria-label={translate(`console.content.in.${language}`, {
        label: t("toolbar"),
      })}
      onKeyDown={moveFocus}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {names.map((name) => (
        <ToolButton
          key={name}
          name={name}
          isOn={isOn(name)}
          isPossible={isPossible(name)}
          isStop={name === stop}
          onPress={() => onPress(name)}
          onFocus={() => setLast(name)}
        />
      ))}
    </Box>
  )
}
