import UploadsIcon from "@mui/icons-material/PermMediaOutlined"
import { Resource } from "react-admin"

import { type Collection, collectionNames, icons, resourceOf } from "./collections.ts"
import { ContentCreate, ContentEdit } from "./content-form.tsx"
import { ContentList, ToSettings } from "./content-list.tsx"
import { MediaList } from "./uploads/media-list.tsx"

const screensOf = (collection: Collection) =>
  collection === "settings"
    ? { list: ToSettings, edit: ContentEdit }
    : { list: ContentList, edit: ContentEdit, create: ContentCreate }

/** Resources of all collections with the same pages; settings are one fixed item. Also the media library. */
export const contentResources = [
  ...collectionNames.map((collection) => (
    <Resource
      key={collection}
      name={resourceOf(collection)}
      icon={icons[collection]}
      {...screensOf(collection)}
    />
  )),
  <Resource key="media" name="media" icon={UploadsIcon} list={MediaList} />,
]
