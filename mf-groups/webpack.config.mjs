import { remote } from 'kit/build';

export default await remote(import.meta.dirname);
