import { createSvgIcon } from "@mui/material"
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  PanelRight,
  Quote,
  Redo2,
  Table,
  Undo2,
} from "lucide-react"

/** The icons of the toolbar; tools without one show their name. */
export const toolIcons = {
  heading: createSvgIcon(<Heading2 />, "Heading"),
  subheading: createSvgIcon(<Heading3 />, "Subheading"),
  bold: createSvgIcon(<Bold />, "Bold"),
  italic: createSvgIcon(<Italic />, "Italic"),
  bulletList: createSvgIcon(<List />, "BulletList"),
  orderedList: createSvgIcon(<ListOrdered />, "OrderedList"),
  quote: createSvgIcon(<Quote />, "Quote"),
  link: createSvgIcon(<Link />, "Link"),
  picture: createSvgIcon(<ImagePlus />, "Picture"),
  table: createSvgIcon(<Table />, "Table"),
  undo: createSvgIcon(<Undo2 />, "Undo"),
  redo: createSvgIcon(<Redo2 />, "Redo"),
  preview: createSvgIcon(<PanelRight />, "Preview"),
}
