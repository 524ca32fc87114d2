import { PageList } from "./page-list.tsx";

export default PageList;
