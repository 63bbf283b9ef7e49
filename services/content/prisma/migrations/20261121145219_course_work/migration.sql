-- CreateEnum
CREATE TYPE "image_alignment" AS ENUM ('left', 'center', 'right', 'portrait-split');

-- AlterTable
-- Not a kind of source texts alone any more. The column keeps its name and its rows: replicas of the last release still write it.
ALTER TABLE "first_fill" ALTER COLUMN "kind" TYPE TEXT USING "kind"::TEXT;

-- AlterTable
ALTER TABLE "source_text" ADD COLUMN     "image_alignment" "image_alignment" NOT NULL DEFAULT 'center',
ADD COLUMN     "image_alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "image_size" SMALLINT NOT NULL DEFAULT 200,
ADD COLUMN     "image_url" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "position" INTEGER,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "brief" (
    "kind" "source_text_kind" NOT NULL,
    "week_number" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brief_pkey" PRIMARY KEY ("kind","week_number")
);

-- CreateTable
CREATE TABLE "group_doc" (
    "id" UUID NOT NULL,
    "week_number" SMALLINT NOT NULL,
    "group_number" SMALLINT NOT NULL,
    "doc_url" TEXT NOT NULL,

    CONSTRAINT "group_doc_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "link" (
    "id" UUID NOT NULL,
    "age" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "desc" TEXT NOT NULL,

    CONSTRAINT "link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "group_doc_week_number_group_number_key" ON "group_doc"("week_number", "group_number");

-- CreateIndex
CREATE UNIQUE INDEX "link_age_key" ON "link"("age");
