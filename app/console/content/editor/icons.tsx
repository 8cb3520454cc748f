import { createSvgIcon } from "@mui/material"
import * as lucide from "lucide-react"

/** The icons of the toolbar, in its order; tools without one show their name, after the others. */
export const toolIcons = {
  heading: createSvgIcon(<lucide.Heading2 />, "Heading"),
  subheading: createSvgIcon(<lucide.Heading3 />, "Subheading"),
  bold: createSvgIcon(<lucide.Bold />, "Bold"),
  italic: createSvgIcon(<lucide.Italic />, "Italic"),
  bulletList: createSvgIcon(<lucide.List />, "BulletList"),
  orderedList: createSvgIcon(<lucide.ListOrdered />, "OrderedList"),
  quote: createSvgIcon(<lucide.Quote />, "Quote"),
  link: createSvgIcon(<lucide.Link />, "Link"),
  picture: createSvgIcon(<lucide.ImagePlus />, "Picture"),
  table: createSvgIcon(<lucide.Table />, "Table"),
  undo: createSvgIcon(<lucide.Undo2 />, "Undo"),
  redo: createSvgIcon(<lucide.Redo2 />, "Redo"),
  preview: createSvgIcon(<lucide.PanelRight />, "Preview"),
}
