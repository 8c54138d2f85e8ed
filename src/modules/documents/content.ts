/** What is stored of an upload, and how: its size, and the picture that stands for a video. */
export interface Content {
  bytes: number;
  mediaType: string;
  name: string;
  posterId: string | null;
  /** Stores it under the file's id, before the row that names it is written. */
  store: (id: string) => Promise<void>;
}
