/** Puts files into a file input as if the user had chosen them there, so that the form submits them. */
export const putInto = (input: HTMLInputElement, ...files: readonly (File | undefined)[]) => {
  const transfer = new DataTransfer()
  for (const file of files) if (file) transfer.items.add(file)
  input.files = transfer.files
}
