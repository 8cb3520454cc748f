import { expect, test } from "vitest"

import { linkTo, playerOf } from "./videos-page.tsx"

test.each([
  { source: { file: "campus-walk" }, link: "/videos/campus-walk.mp4" },
  { source: { youtube: "dQw4w9WgXcQ" }, link: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
  { source: { youtube: "a&list=b" }, link: "https://www.youtube.com/watch?v=a%26list%3Db" },
])("links $source to $link without JavaScript", ({ source, link }) =>
  expect(linkTo(source)).toBe(link),
)

test.each([
  { isMoving: true, player: "https://www.youtube-nocookie.com/embed/abc?rel=0&autoplay=1" },
  { isMoving: false, player: "https://www.youtube-nocookie.com/embed/abc?rel=0" },
])("the YouTube player has autoplay: $isMoving", ({ isMoving, player }) =>
  expect(playerOf("abc", isMoving)).toBe(player),
)
