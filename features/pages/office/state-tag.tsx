/** Whether visitors see the page, as a sign and a word. */
export const StateTag = ({ isPublished }: { isPublished: boolean }) => (
  <span className="tag state" data-kind={isPublished ? "live" : "quiet"}>
    {isPublished ? "Published" : "Unpublished"}
  </span>
);
