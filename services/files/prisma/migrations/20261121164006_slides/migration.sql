-- AlterEnum
ALTER TYPE "file_use" ADD VALUE 'slide';

-- CreateTable
CREATE TABLE "slide_file" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slide_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "slide" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "age" SERIAL NOT NULL,

    CONSTRAINT "slide_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "slide_file_name_key" ON "slide_file"("name");

-- CreateIndex
CREATE INDEX "slide_file_idx" ON "slide"("file");

-- AddForeignKey
ALTER TABLE "slide_file" ADD CONSTRAINT "slide_file_id_fkey" FOREIGN KEY ("id") REFERENCES "stored_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slide" ADD CONSTRAINT "slide_file_fkey" FOREIGN KEY ("file") REFERENCES "slide_file"("name") ON DELETE RESTRICT ON UPDATE CASCADE;
